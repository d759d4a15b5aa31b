import { Sign } from '../../ui/sign';
import { isPicture, typeIcon } from './document-texts';

/** What kind of file it is, at a glance. Its word stands beside it. */
export function FileSign({ type }: { type: string }) {
  const Icon = typeIcon(type);
  return (
    <Sign colorPalette={isPicture(type) ? 'info' : 'primary'}>
      <Icon aria-hidden="true" />
    </Sign>
  );
}
