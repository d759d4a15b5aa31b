import { describe, expect, it } from 'vitest';
import { messages } from '../../shared/domain/messages';
import { allFiles, codeOf, sources, textOf } from '../support/sources';

const holding = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => (codeOf(file).match(pattern) ? [file] : []));

describe('things that live in one place', () => {
  it('key strings of the table only beside their records', () => {
    const keysAreHere = /^functions\/table\/(keys|[\w-]+\/record|db\/(keys|once|attempts))\.ts$/;
    const files = sources.filter((file) => /^(functions|infra)\//.test(file) && !keysAreHere.test(file));
    const keyString =
      /['"`}]#?(ORG|USER|EMAIL|LINK|PROPERTY|UNIT|OWNER|SESSION|ROLE|PLAN|LIMIT|ONCE|SHARE|AUDIT|NOTIFICATION)S?#/;
    expect(holding(files, keyString)).toEqual([]);
  });

  it('process.env only in runtime/deps and infra', () => {
    const files = sources.filter((file) => !/^(infra\/|functions\/runtime\/deps|vitest\.config)/.test(file));
    expect(holding(files, /\bprocess\.env\b/)).toEqual([]);
  });

  it('neither the clock nor randomness in shared/domain or a handler', () => {
    const files = sources.filter((file) => /^(shared|functions\/(?!runtime|table|gateways))\//.test(file));
    expect(holding(files, /\bDate\.now\(|new Date\(\)|Math\.random\(|randomUUID|randomBytes/)).toEqual([]);
  });

  it('the spec’s sentences only in shared/domain/messages', () => {
    const sentences = Object.values(messages).filter((sentence) => sentence.trim().includes(' '));
    const files = sources.filter((file) => file !== 'shared/domain/messages.ts');
    const copies = files.flatMap((file) => {
      const code = codeOf(file);
      return sentences
        .filter((sentence) => code.includes(`'${sentence}'`) || code.includes(`>${sentence}<`))
        .map((sentence) => `${file}: ${sentence}`);
    });
    expect(copies).toEqual([]);
  });

  it('a client’s class is doubled only by who gives it back: files share a worker’s modules', () => {
    const doubling = allFiles.filter((file) => /^(functions|infra|test)\/.*\.test\.ts$/.test(file));
    const kept = doubling.filter((file) => {
      const text = codeOf(file);
      return /mockClient\([A-Z]/.test(text) && !text.includes('.restore()');
    });
    expect(kept).toEqual([]);
  });

  it('no browser alert, confirm or prompt', () => {
    const files = sources.filter((file) => file.startsWith('frontend/src/'));
    expect(holding(files, /\bwindow\.(alert|confirm|prompt)\b|(?<![.\w])(alert|confirm|prompt)\(/)).toEqual(
      [],
    );
  });

  it('zod is imported whole, so that its locales stay out of the bundles', () => {
    expect(holding(sources, /import \{[^}]*\bz\b[^}]*\} from 'zod'/)).toEqual([]);
  });

  it('no path of one machine and no registry host', () => {
    const files = allFiles.filter((file) => /\.(ts|tsx|mjs|json|md|yml|sh)$|^\.|\.ci\/run$/.test(file));
    const patterns = [/(^|[^A-Za-z0-9_.])\/(work|root|home)\/[a-z]/, /registry\.npmjs/];
    const broken = files.filter((file) => patterns.some((pattern) => pattern.test(textOf(file))));
    expect(broken.filter((file) => file !== 'test/architecture/words.test.ts')).toEqual([]);
  });
});
