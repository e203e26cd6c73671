// What a slow or busy demo does not give at once is asked for again: after 1, 2, 4 and 8 seconds, and then as long as
// the place where a picture should be is in view.
{
  const PAUSES = [1, 2, 4, 8];
  const rest = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });

  window.tatamiAsks = async (address, options) => {
    for (const seconds of PAUSES) {
      const answer = await fetch(address, options).catch(() => null);
      if (answer?.ok) return answer;
      await rest(seconds);
    }
    return fetch(address, options);
  };

  window.tatamiAsksInView = (missing, again) => {
    let pause = PAUSES.at(-1);
    let waiting = 0;
    const seen = new IntersectionObserver(([one]) => {
      clearTimeout(waiting);
      if (!missing.isConnected) seen.disconnect();
      else if (one.isIntersecting) waiting = setTimeout(() => { seen.disconnect(); again(); }, pause * 1000);
      else pause = 0;
    });
    seen.observe(missing);
  };
}
