/** A mail address: where it does not fit a line, it goes on to the next behind its @. */
export function MailAddress({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1;
  return (
    <bdi dir="ltr">
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </bdi>
  );
}
