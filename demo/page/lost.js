// Says when the demo does not answer, and when something that was done did not reach it.
{
  const DONE = ["click", "select", "modal_submit", "run_command", "send_message", "edit_message"];
  const SECONDS = 6;
  const notice = document.getElementById("demo-notice");
  const ask = window.fetch.bind(window);
  let lost = false;
  let clears = 0;

  function show(text) {
    clearTimeout(clears);
    notice.textContent = text;
    notice.hidden = !text;
  }
  function emphasise() {
    notice.classList.remove("is-pressed");
    void notice.offsetWidth; // the movement begins anew only after a layout without it
    notice.classList.add("is-pressed");
    notice.textContent = "";
    notice.textContent = notice.dataset.lost;
  }
  function heard(answers) {
    if (lost !== answers) return;
    lost = !answers;
    show(lost ? notice.dataset.lost : "");
  }
  function refused() {
    if (lost) return;
    show(notice.dataset.refused);
    clears = setTimeout(() => show(""), SECONDS * 1000);
  }

  window.fetch = async (address, options) => {
    const done = address === "/api/action" && typeof options?.body === "string"
      && DONE.includes(JSON.parse(options.body).kind);
    let answer;
    try {
      answer = await ask(address, options);
    } catch (fault) {
      if (!options?.signal?.aborted) heard(false);
      throw fault;
    }
    heard(answer.status !== 503);
    if (done) {
      if (!answer.ok) refused();
      else answer.clone().json().then((receipt) => { if (receipt.rejected) refused(); }, refused);
    }
    return answer;
  };

  function stop(event) {
    if (!lost) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    emphasise();
  }
  const app = document.getElementById("preview-app");
  app.addEventListener("click", (event) => { if (event.target.closest("button, [role=option]")) stop(event); }, true);
  app.addEventListener("keydown", (event) => { if (event.key === "Enter") stop(event); }, true);
}
