/** What leads out of the app; one object, so that a test can stand in its way. */
export const outside = {
  go: (href: string): void => location.assign(href),
  show: (href: string): void => {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href, target: '_blank', rel: 'noopener' });
    anchor.click();
  },
};

/** Only an address of the web is followed: a server that was lied to must not make us run a script. */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address of the web');
  return href;
}

/** Leads to a page of the payment provider. */
export const leaveTo = (url: string): void => outside.go(webAddress(url));

/** Opens one in a tab of its own, so that the page stays where it is. */
export const showBeside = (url: string): void => outside.show(webAddress(url));
