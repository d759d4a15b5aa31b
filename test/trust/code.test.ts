import { describe, expect, it } from 'vitest';
import { codeOf, sources } from '../support/sources';

type Ban = { readonly where: RegExp; readonly what: RegExp };

/** Words that would open a hole no other test covers. */
const bans: Record<string, Ban> = {
  'text becomes code nowhere': { where: /./, what: /\beval\(|\bnew Function\(|\bsetTimeout\(\s*['"`]/ },
  'text becomes HTML nowhere in the web app': {
    where: /^frontend\//,
    what: /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
  },
  'no function runs a program': {
    // The printer lays out in a thread of its own, which ends with it.
    where: /^(functions\/(?!gateways\/print\/)|shared)/,
    what: /child_process|node:vm|worker_threads/,
  },
  'no function speaks plain http or trusts any certificate': {
    where: /^(functions|shared|infra\/(?!local\/))/,
    what: /['"`]http:\/\/|rejectUnauthorized|NODE_TLS_REJECT/,
  },
  'no function calls an address by itself: only gateways and the table have clients': {
    where: /^functions\/(?!gateways\/|table\/)/,
    what: /\bfetch\(\s*[^)\s]|from 'node:(http|https|tls|dgram)'|\b(createConnection|new Socket)\b/,
  },
  'no login lies in a cookie and no window listens to another': {
    // Workers of ours read files, decode photos, lay out papers and keep what an emergency needs; no other
    // window reaches them.
    where:
      /^(frontend\/(?!src\/(ui\/media\/heic|features\/(imports\/file|leases\/templates\/import|requests\/offline))\/)|functions\/(?!gateways\/print\/)|shared)/,
    what: /document\.cookie|set-cookie|postMessage|addEventListener\(\s*['"]message/i,
  },
  'weak hashes and ciphers are not used': {
    // Authenticator apps need HMAC-SHA-1 (RFC 6238), and collisions do not help against it.
    where: /^(functions\/(?!gateways\/tokens\/authenticator\.)|shared|infra\/(?!local\/))/,
    what: /['"](md5|sha1|des|rc4|aes-\d+-ecb)['"]/i,
  },
  'chance that must not be guessed is the system’s': {
    where: /^functions\/gateways\//,
    what: /Math\.random/,
  },
};

/** An XML namespace is a name, not an address. */
const isNamespace = (line: string): boolean => /xmlns="http:\/\/www\.(sitemaps|w3)\.org\//.test(line);

describe('what no file says', () => {
  it('there is something to look at', () => expect(sources.length).toBeGreaterThan(100));

  it.each(Object.entries(bans))('%s', (_, { where, what }) => {
    const found = sources
      .filter((file) => where.test(file))
      .flatMap((file) =>
        codeOf(file)
          .split('\n')
          .filter((line) => what.test(line) && !isNamespace(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});
