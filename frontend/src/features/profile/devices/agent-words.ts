type AgentWords = { readonly name: string; readonly kind: 'phone' | 'tablet' | 'computer' };

/** The order matters: most browsers also claim to be Chrome, and all claim to be Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone|\biPod/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bAndroid/, 'Android'],
  [/\bCrOS/, 'ChromeOS'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X|\bMacintosh/, 'macOS'],
  [/\bLinux/, 'Linux'],
];

const find = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** A user agent in plain words: `Chrome on macOS`. Only good for telling devices apart. */
export function agentWords(agent: string): AgentWords {
  const [browser, system] = [find(browsers, agent), find(systems, agent)];
  return {
    name: browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
    kind: kindOf(agent),
  };
}

/** An Android tablet does not call itself mobile. */
function kindOf(agent: string): AgentWords['kind'] {
  if (/\biPad|\bTablet\b|Android(?!.*\bMobile\b)/.test(agent)) return 'tablet';
  return /\biPhone|\biPod|\bMobile\b/.test(agent) ? 'phone' : 'computer';
}
