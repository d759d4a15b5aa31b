// Plain JavaScript for every Node version, so that an old one prints a message, not a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Keystead needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// Hides the SDK's warning on every start that releases of 2027 need Node 22; our version is pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

const args = process.argv.slice(2);
// One bundle takes half the CPU time of several hundred files; --dev needs the files for reloading.
const loading = args.includes('--dev') ? import('./dev/load-sources.mjs') : import('./load-bundle.mjs');
const { load } = await loading.catch(() => {
  process.stderr.write('The packages are not installed yet; run “npm ci” first.\n');
  process.exit(1);
});
const { main } = await load();
await main(args);
