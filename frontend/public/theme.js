// Runs before the first paint so that a stored dark theme or direction never flashes.
(() => {
  const root = document.documentElement;
  let stored = {};
  let signedIn = false;
  try {
    signedIn = localStorage.getItem('user') !== null;
    stored = JSON.parse(localStorage.getItem('layoutSettings') ?? '{}') ?? {};
  } catch {
    // Broken or forbidden storage means the defaults.
  }
  const dark =
    typeof stored.dark === 'boolean' ? stored.dark : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', dark);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dir = stored.rtl === true ? 'rtl' : 'ltr';

  // A signed-in person needs the frame and a screen next; the build lists their files (preload-ahead.ts).
  const ahead = document.currentScript?.dataset.ahead;
  if (!ahead || !signedIn || /^\/(login|auth\/.*)?$/.test(location.pathname)) return;
  const { frame, [location.pathname]: screen = [] } = JSON.parse(ahead);
  for (const file of [...frame, ...screen]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
