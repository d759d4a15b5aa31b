import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { portfolioKey } from '../../units/queries';

export type Archivable = { readonly property_id: string; readonly property_title: string };

const counted = (properties: readonly Archivable[]): string =>
  properties.length === 1 ? (properties[0]?.property_title ?? '') : `${properties.length} properties`;

/** Archives or restores properties one after another; names those that were refused, with the reason. */
export function useArchive(): (properties: readonly Archivable[], archived: boolean) => Promise<void> {
  const client = useQueryClient();
  return async function archive(properties, archived) {
    const done: Archivable[] = [];
    const refused: string[] = [];
    for (const property of properties) {
      const params = { id: property.property_id };
      await api.properties.archiveProperty({ params, body: { archived } }).then(
        () => done.push(property),
        (error: unknown) => refused.push(`${property.property_title}: ${refusalWords(error)}`),
      );
    }
    await client.invalidateQueries({ queryKey: portfolioKey });
    if (done.length > 0)
      toast({
        title: `${counted(done)} ${archived ? 'archived' : 'restored'}`,
        undo: () => void archive(done, !archived),
      });
    if (refused.length > 0)
      await dialogs.result({
        icon: 'warning',
        title: archived ? 'Not archived' : 'Not restored',
        text: refused.join('\n'),
      });
  };
}
