type Headers = Readonly<Record<string, string>>;

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== undefined && name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );

const isLoose = (sources: readonly string[]): boolean =>
  sources.some((source) => /^(\*|https?:|http:\/\/.*|data:|blob:)$/.test(source));

/** CSP: −25 if missing or open to anything, +5 without `unsafe`, +10 from `default-src 'none'` on. */
function ofPolicy(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const all = directives(policy);
  const fallback = all.get('default-src') ?? ['*'];
  const scripts = all.get('script-src') ?? fallback;
  const objects = all.get('object-src') ?? fallback;
  if (isLoose(scripts) || isLoose(objects)) return -25;
  if (scripts.includes("'unsafe-inline'")) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ((all.get('style-src') ?? fallback).includes("'unsafe-inline'")) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function ofTransportSecurity(value: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_768_000 ? 0 : -10;
}

function ofFraming(headers: Headers): number {
  if (directives(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function ofReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function ofCookies(value: string | undefined): number {
  if (value === undefined) return 0;
  return /;\s*secure/i.test(value) && /;\s*httponly/i.test(value) ? 0 : -40;
}

const ofResourcePolicy = (value: string | undefined): number =>
  value === 'same-origin' || value === 'same-site' ? 10 : 0;

// The Mozilla HTTP Observatory's score for an answer. As there, credit counts only from 90 on. All our
// scripts come from our own origin, so its rule on subresource integrity changes nothing.
export function observatoryScore(headers: Headers): number {
  const parts = [
    ofPolicy(headers['content-security-policy']),
    ofTransportSecurity(headers['strict-transport-security']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    ofFraming(headers),
    ofReferrer(headers['referrer-policy']),
    ofCookies(headers['set-cookie']),
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
    ofResourcePolicy(headers['cross-origin-resource-policy']),
  ];
  const sum = (wanted: (part: number) => boolean) =>
    parts.filter(wanted).reduce((total, part) => total + part, 0);
  const base = 100 + sum((part) => part < 0);
  return base >= 90 ? base + sum((part) => part > 0) : Math.max(0, base);
}
