import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Section } from '../../../ui/section';
import type { Tray } from './tray';
import type { TrayItem } from './tray-item';
import { TrayRow } from './tray-row';

type Props = { tray: Tray; items: readonly TrayItem[]; maySharing: boolean };

const filesText = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

function leadOf(items: readonly TrayItem[]): string | undefined {
  if (items.some(({ state }) => state === 'failed'))
    return 'What is marked did not go through. Nothing you typed is lost: try again, or take it out.';
  return items.every(({ state }) => state === 'ready')
    ? 'Check the name and the folder of each, then upload.'
    : undefined;
}

/** The chosen files, each with its name and folder, until they are documents. */
export function TraySection({ tray, items, maySharing }: Props) {
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
      <chakra.ul m="0" p="0" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {items.map((item) => (
          <TrayRow key={item.id} item={item} tray={tray} />
        ))}
      </chakra.ul>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="4"
        px={{ base: '4', md: '6' }}
        py="4"
        borderTopWidth="1px"
        borderColor="border"
      >
        {maySharing && (
          <chakra.div
            role="group"
            aria-label="Share these files"
            display="flex"
            flexWrap="wrap"
            columnGap="5"
          >
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
          </chakra.div>
        )}
        <chakra.div
          ms="auto"
          display="flex"
          gap="2"
          flexWrap="wrap"
          w={{ base: 'full', sm: 'auto' }}
          justifyContent="flex-end"
        >
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
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
