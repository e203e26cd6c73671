// What a slow or busy demo does not give at once is asked for again: after 1, 2, 4 and 8 seconds, and whenever the
// place where a picture should be comes into view.
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
    let away = false;
    const seen = new IntersectionObserver(([one]) => {
      if (!missing.isConnected) seen.disconnect();
      else if (!one.isIntersecting) away = true;
      else if (away) { seen.disconnect(); again(); }
    });
    seen.observe(missing);
  };
}
