import { rows } from '../../shared/contract';
import { importsOf, sources, textOf } from './sources';

/** `npm run size`: lines per endpoint by folder, without tests; files too long or short; import cycles. */
const rooms: Readonly<Record<string, RegExp>> = {
  contract: /^shared\/contract\//,
  domain: /^shared\/domain\/(?!locations-data)/,
  functions: /^functions\/(?!table\/|runtime\/|gateways\/)/,
  table: /^functions\/table\//,
  frontend: /^frontend\/src\/(features|routes)\//,
};
/** Shared by every endpoint; house.md's budget leaves it out. */
const grounds: Readonly<Record<string, RegExp>> = {
  wire: /^shared\/wire\//,
  runtime: /^functions\/runtime\//,
  gateways: /^functions\/gateways\//,
  ui: /^frontend\/src\/(?!features\/|routes\/)/,
};

const linesOf = (file: string): number => textOf(file).split('\n').length - 1;
const within = (places: Readonly<Record<string, RegExp>>) =>
  sources.filter((file) => Object.values(places).some((place) => place.test(file)));
const counted = within(rooms);
const all = [...counted, ...within(grounds)];
const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + linesOf(file), 0);

/** An import's module, when it is one of our files. */
const files = new Set(all);
const targetsOf = (file: string): string[] =>
  importsOf(file).flatMap((target) =>
    [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`].filter((path) => files.has(path)),
  );

/** Groups of files that import each other, types included (Tarjan's strongly connected components). */
function circles(): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const at = index.size;
    index.set(file, at);
    low.set(file, at);
    stack.push(file);
    for (const next of targetsOf(file)) {
      if (!index.has(next)) low.set(file, Math.min(low.get(file) ?? at, visit(next)));
      else if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? at, index.get(next) ?? at));
    }
    if (low.get(file) === at) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) found.push(group);
    }
    return low.get(file) ?? at;
  };
  for (const file of all) if (!index.has(file)) visit(file);
  return found;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const endpoints = rows.length;
const line = (name: string, some: readonly string[]): void => {
  const lines = total(some);
  const each = Math.round(lines / endpoints);
  say(`${name.padEnd(10)} ${String(lines).padStart(6)} lines ${String(each).padStart(5)} an endpoint`);
};
say(`${endpoints} endpoints`);
for (const [name, room] of Object.entries(rooms))
  line(
    name,
    counted.filter((file) => room.test(file)),
  );
line('together', counted);
for (const [name, ground] of Object.entries(grounds))
  line(
    name,
    all.filter((file) => ground.test(file)),
  );
say(`payment double ${total(sources.filter((file) => file.startsWith('infra/local/stripe/')))} lines`);
const long = all.filter((file) => linesOf(file) > 200);
const short = all.filter((file) => linesOf(file) < 15);
say(`${long.length} files over 200 lines, ${short.length} under 15`);
for (const file of long) say(`  ${linesOf(file)} ${file}`);
const found = circles();
say(`${found.length} circles`);
for (const group of found) say(`  ${group.join(' → ')}`);
