// Plain JavaScript that every Node can read, so that an old one gets a sentence instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Keystead needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// The AWS SDK would say at every start that releases of 2027 want Node 22; ours are pinned.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

const args = process.argv.slice(2);
// One file instead of several hundred takes half the processor time to load; while somebody works on them, each is loaded again by itself.
const loading = args.includes('--dev') ? import('./dev/load-sources.mjs') : import('./load-bundle.mjs');
const { load } = await loading.catch(() => {
  process.stderr.write('The packages are not installed yet; run “npm ci” first.\n');
  process.exit(1);
});
const { main } = await load();
await main(args);
