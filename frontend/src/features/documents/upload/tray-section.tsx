import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Bar, Row } from '../../../ui/layout/layout';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import type { Tray } from './tray';
import type { TrayItem } from './tray-item';
import { TrayRow } from './tray-row';

type Props = { tray: Tray; items: readonly TrayItem[]; canSetSharing: boolean };

const filesText = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

function leadOf(items: readonly TrayItem[]): string | undefined {
  if (items.some(({ state }) => state === 'failed'))
    return 'The marked files were not uploaded. Nothing you typed is lost: try again or remove them.';
  return items.every(({ state }) => state === 'ready')
    ? 'Check the name and the folder of each, then upload.'
    : undefined;
}

/** The chosen files with their names and folders, until they become documents. */
export function TraySection({ tray, items, canSetSharing }: Props) {
  const waiting = items.filter(({ state }) => state === 'ready' || state === 'failed');
  const going = items.length - waiting.length;
  const [first] = items;
  const hasEmptyName = waiting.some(({ name }) => name.trim() === '');
  return (
    <Section
      flush
      title={
        <bdi>{going > 0 ? `Uploading ${filesText(going)}` : `${filesText(waiting.length)} to upload`}</bdi>
      }
      lead={leadOf(items)}
    >
      <RuledList>
        {items.map((item) => (
          <TrayRow key={item.id} item={item} tray={tray} />
        ))}
      </RuledList>
      <Bar rule="above">
        <Row spread gap="4">
          {canSetSharing && (
            <Row role="group" aria-label="Share these files" columnGap="5" rowGap="0">
              <CheckboxField
                label="Share with the owners"
                checked={first?.sharedWithOwner ?? false}
                onChange={(event) => tray.editAll({ sharedWithOwner: event.target.checked })}
              />
              <CheckboxField
                label="Share with the tenant"
                checked={first?.sharedWithTenant ?? false}
                onChange={(event) => tray.editAll({ sharedWithTenant: event.target.checked })}
              />
            </Row>
          )}
          <Row ms="auto" gap="2" w={{ base: 'full', sm: 'auto' }} justifyContent="flex-end">
            {waiting.length > 0 && (
              <>
                <Button
                  variant="outline"
                  onClick={() => {
                    for (const { id } of waiting) tray.remove(id);
                  }}
                >
                  Clear
                </Button>
                <Button
                  flex={{ base: '1', sm: '0 0 auto' }}
                  disabled={hasEmptyName}
                  onClick={() => tray.start()}
                >
                  Upload {filesText(waiting.length)}
                </Button>
              </>
            )}
          </Row>
        </Row>
      </Bar>
    </Section>
  );
}
