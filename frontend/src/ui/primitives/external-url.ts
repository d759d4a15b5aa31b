/** Navigation out of the app. One object, so that tests can replace its functions. */
export const externalUrl = {
  go: (href: string): void => location.assign(href),
  show: (href: string): void => {
    const anchor = document.createElement('a');
    Object.assign(anchor, { href, target: '_blank', rel: 'noopener' });
    anchor.click();
  },
};

/** Accepts only http and https: a misled server must not make us run a script. */
function webAddress(url: string): string {
  const { protocol, href } = new URL(url, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address of the web');
  return href;
}

/** Leaves for a page of the payment provider. */
export const goToExternal = (url: string): void => externalUrl.go(webAddress(url));

/** Opens such a page in a new tab, so that ours stays open. */
export const openInNewTab = (url: string): void => externalUrl.show(webAddress(url));
