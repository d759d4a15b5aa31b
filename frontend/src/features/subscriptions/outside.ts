/** Leads out of the app to a page of the payment provider; one object, so that a test can stand in its way. */
export const outside = {
  go: (url: string): void => location.assign(webAddress(url)),
  /** In a tab of its own, so that the list stays where it is. */
  show: (url: string): void => {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href: webAddress(url), target: '_blank', rel: 'noopener' });
    anchor.click();
  },
};

/** Only an address of the web is followed: a server that was lied to must not make us run a script. */
export function webAddress(url: string): string {
  const { protocol, href } = new URL(url, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address of the web');
  return href;
}
