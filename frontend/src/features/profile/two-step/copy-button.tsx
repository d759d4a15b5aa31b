import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { report } from '../../../api/report';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/primitives/button';

/** Copies a text to the clipboard and confirms it in its label. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch (cause) {
      report('The clipboard was not open', cause);
      toast({ title: 'Your browser blocked copying. Select the text and copy it manually.', kind: 'info' });
    }
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
