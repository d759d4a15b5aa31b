import { createRequire } from 'node:module';

// jsdom's selector engine reads the Unicode tables anew for each text whose direction it tells, which is a tenth
// of what the tests of screens take. Here they are read once.
const require = createRequire(import.meta.resolve('jsdom'));
const engine = createRequire(require.resolve('@asamuzakjp/dom-selector'));
const path = engine.resolve('bidi-js');
const made = engine(path)();
require.cache[path].exports = () => made;
