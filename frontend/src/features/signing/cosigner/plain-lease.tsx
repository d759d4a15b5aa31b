import '../../../ui/lease-text/lease-text.css';

/** `4. Rent` on a line of its own. */
const clauseTitle = /^\d+(\.\d+)*\. .{1,80}$/;

/** A lease that arrives as plain text: a line is a paragraph, the first one the title. Never read as HTML. */
export function PlainLease({ text }: { text: string }) {
  const [title = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="lease-text" dir="auto">
      <h2>{title}</h2>
      {lines.map((line, index) => {
        const Line = clauseTitle.test(line) ? 'h3' : 'p';
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is frozen, a line's place is its identity
        return <Line key={index}>{line}</Line>;
      })}
    </div>
  );
}
