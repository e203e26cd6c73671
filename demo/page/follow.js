// Where the channel stands: at its end, at the answer to what was done here last, or where somebody scrolled to.
// Pictures and edits change the height of messages; the place is held until somebody scrolls.
{
  const NEAR = 100;
  const channel = document.getElementById("channel-timeline");
  const list = document.getElementById("channel-message-list");
  const articles = () => [...list.querySelectorAll("article[data-message-id]")];
  const article = (id) => list.querySelector(`article[data-message-id="${id}"]`);
  const latest = document.getElementById("new-messages");
  let place = { kind: "end" };
  let held = 0;
  let drawing = false;
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

  // Where to stand once this is drawn. Commands and news end the channel; else a press on a private message is answered
  // in it or below. A message that was edited and does not fit the window stays put unless its end was in sight.
  function next({ lastAction, messages }, { kind, messageId: id }, news) {
    if (lastAction.command) return { kind: "end" };
    if (kind !== "source_edit") return { kind: "answer", id };
    const own = messages[id]?.ephemeral;
    if (news && (near() || !own)) return { kind: "end" };
    const { bottom, height } = article(id)?.getBoundingClientRect() ?? edge();
    const staysPut = !own || (height > edge().height && bottom > edge().bottom + NEAR);
    return staysPut ? here() : { kind: "answer", id };
  }

  channel.addEventListener("scroll", () => {
    if (drawing || Math.abs(channel.scrollTop - held) <= 1) return; // what was drawn moved it, not a person
    place = here();
    held = channel.scrollTop;
  }, { passive: true });
  latest.addEventListener("click", () => { place = { kind: "end" }; hold(); });
  const resized = new ResizeObserver(hold);
  resized.observe(list);
  resized.observe(channel);

  // What was done last, and the message that answers it: a new one, or the one that was pressed on.
  function answerIn({ requestId, target, outcomes = [] }) {
    const posted = outcomes.findLast((one) => one.messageId);
    if (posted) return { ...posted, requestId };
    return outcomes.some((one) => one.kind === "deferred") && target?.messageId
      ? { kind: "source_edit", messageId: target.messageId, requestId } : null;
  }

  // Called with the next snapshot before it is drawn (see `page_patches`).
  window.tatamiDraws = (snapshot) => {
    const answer = answerIn(snapshot.lastAction ?? {});
    const key = answer ? `${answer.requestId}:${answer.messageId}` : answered;
    const news = list.childElementCount > 0 && snapshot.timeline.length > 0 && !article(snapshot.timeline.at(-1));
    if (key !== answered) place = next(snapshot, answer, news);
    else if (place.kind === "answer") place = here();
    answered = key;
    drawing = true;
    requestAnimationFrame(() => {
      hold();
      drawing = false;
      if (news && !near()) latest.hidden = false;
    });
  };
}
