/** Leads out of the app to the payment provider's page; one object, so that a test can stand in its way. */
export const leave = {
  to: (url: string): void => location.assign(url),
};

/** Only an address of the web is followed: a server that was lied to must not make us run a script. */
export function leaveTo(url: string): void {
  const { protocol, href } = new URL(url, location.origin);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('Not an address of the web');
  leave.to(href);
}
