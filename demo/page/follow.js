// Where the channel stands: at its end, at the answer to what was done here last, or where somebody scrolled to.
// Pictures and edits change the height of messages; the place is held until somebody scrolls.
{
  const NEAR = 100;
  const channel = document.getElementById("channel-timeline");
  const list = document.getElementById("channel-message-list");
  const articles = () => [...list.querySelectorAll("article[data-message-id]")];
  const article = (id) => list.querySelector(`article[data-message-id="${id}"]`);
  let place = { kind: "end" };
  let held = 0;
  let answered = "";

  const near = () => channel.scrollHeight - channel.scrollTop - channel.clientHeight <= NEAR;
  const edge = () => channel.getBoundingClientRect();

  function here() {
    if (near()) return { kind: "end" };
    const { top } = edge();
    const below = articles().filter((one) => one.getBoundingClientRect().bottom > top);
    return { kind: "message", tops: below.map((one) => [one, one.getBoundingClientRect().top - top]) };
  }

  function hold() {
    const { top, bottom, height } = edge();
    if (place.kind === "end") channel.scrollTop = channel.scrollHeight;
    else if (place.kind === "answer") {
      const shown = article(place.id)?.getBoundingClientRect();
      if (shown && (shown.bottom > bottom || shown.height > height)) channel.scrollTop += shown.bottom - bottom;
      else if (shown && shown.top < top) channel.scrollTop += shown.top - top;
    } else {
      const [kept, before] = place.tops.find(([one]) => one.isConnected) ?? [];
      if (kept) channel.scrollTop += kept.getBoundingClientRect().top - top - before;
    }
    held = channel.scrollTop;
  }

  // Where to stand once this is drawn: commands and news end the channel, and a press on a private message is answered
  // in it or below. A message that was edited and does not fit the window stays put unless its end was in sight.
  function next({ lastAction, messages, timeline }, { kind, messageId: id }) {
    const known = article(id);
    if (lastAction.command) return { kind: "end" };
    if (kind !== "source_edit") return { kind: "answer", id };
    if (!messages[id]?.ephemeral) return article(timeline.at(-1)) ? here() : { kind: "end" };
    const { bottom, height } = known?.getBoundingClientRect() ?? edge();
    return height > edge().height && bottom > edge().bottom + NEAR ? here() : { kind: "answer", id };
  }

  channel.addEventListener("scroll", () => {
    if (Math.abs(channel.scrollTop - held) <= 1) return;
    place = here();
    held = channel.scrollTop;
  }, { passive: true });
  document.getElementById("new-messages").addEventListener("click", () => { place = { kind: "end" }; hold(); });
  const resized = new ResizeObserver(hold);
  resized.observe(list);
  resized.observe(channel);

  // Called with the next snapshot before it is drawn (see `page_patches`).
  window.tatamiDraws = (snapshot) => {
    const answer = snapshot.lastAction?.outcomes?.findLast((one) => one.messageId);
    const key = answer ? `${snapshot.lastAction.requestId}:${answer.messageId}` : answered;
    if (key !== answered) place = next(snapshot, answer);
    else if (place.kind === "answer") place = here();
    answered = key;
    requestAnimationFrame(hold);
  };
}
