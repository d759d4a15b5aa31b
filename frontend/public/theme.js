// Runs before the first paint, so that a stored dark theme or direction never flashes. The screens change the same values later.
(() => {
  const root = document.documentElement;
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('layoutSettings') ?? '{}') ?? {};
  } catch {
    // A broken or forbidden storage means the defaults.
  }
  const dark =
    typeof stored.dark === 'boolean' ? stored.dark : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dir = stored.rtl === true ? 'rtl' : 'ltr';
})();
