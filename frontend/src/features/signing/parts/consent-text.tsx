/** The consent to sign electronically, as recorded with the signature. */
export const ConsentText = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="consent">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
