import { createRequire } from 'node:module';

// To tell the direction of a text, jsdom's selector engine reads the Unicode tables anew each time, which is a
// tenth of what the tests of screens take. Here they are read once.
const require = createRequire(import.meta.resolve('jsdom'));
const engine = createRequire(require.resolve('@asamuzakjp/dom-selector'));
const path = engine.resolve('bidi-js');
const made = engine(path)();
require.cache[path].exports = () => made;
