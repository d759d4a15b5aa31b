import { Sign } from '../../ui/sign';
import { isPicture, typeIcon } from './document-texts';

/** An icon for the file type. Decorative: the word is next to it. */
export function FileSign({ type }: { type: string }) {
  const Icon = typeIcon(type);
  return (
    <Sign colorPalette={isPicture(type) ? 'info' : 'primary'}>
      <Icon aria-hidden="true" />
    </Sign>
  );
}
