/** An email address that may break after its @. */
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
