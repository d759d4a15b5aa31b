import { createRequire } from 'node:module';

// For every text direction that jsdom asks for, its selector engine reads the Unicode tables anew, which is a
// tenth of what screens take. They are read once here.
const require = createRequire(import.meta.resolve('jsdom'));
const engine = createRequire(require.resolve('@asamuzakjp/dom-selector'));
const path = engine.resolve('bidi-js');
const made = engine(path)();
require.cache[path].exports = () => made;
