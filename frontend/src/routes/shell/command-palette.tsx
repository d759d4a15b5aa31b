import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { matchSorter } from 'match-sorter';
import { type KeyboardEvent, useId, useState } from 'react';
import { Input } from '../../ui/fields/text-field';
import { OverlayDirection } from '../../ui/primitives/overlay-direction';
import { backdrop, menuItem, modal, positioner } from '../../ui/theme/overlays';
import type { Command } from './commands';
import { type Finding, useFound } from './use-found';
import { useFoundHelp } from './use-found-help';

/** ⌘K: type, press Enter. Pages and actions come first, so late results never change Enter. */
export default function CommandPalette({
  open,
  onClose,
  commands,
  finding,
}: {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
  finding: Finding;
}) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const things = useFound(typed, finding);
  const named = typed === '' ? commands : matchSorter([...commands], typed, { keys: ['label', 'hint'] });
  const help = useFoundHelp(typed, finding);
  const found = [...named, ...help, ...things];
  const what = finding.sees.includes('properties')
    ? 'Search properties, units, people and documents'
    : 'Search pages and actions';
  const active = Math.min(at, found.length - 1);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setAt((active + step + found.length) % found.length);
    }
    if (event.key === 'Enter') run(found[active]);
  };
  return (
    <OverlayDirection>
      <Dialog.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        onExitComplete={() => setTyped('')}
        unstyled
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop css={backdrop} />
          <Dialog.Positioner css={{ ...positioner, alignItems: 'flex-start', pt: '12vh' }}>
            <Dialog.Content css={modal} maxW="lg" overflow="hidden">
              <Dialog.Title srOnly>Search</Dialog.Title>
              <Input
                autoFocus
                role="combobox"
                aria-label={what}
                aria-expanded="true"
                aria-controls={list}
                aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
                placeholder={what}
                dir={typed === '' ? undefined : 'auto'}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setAt(0);
                }}
                onKeyDown={keys}
                h="14"
                px="5"
                fontSize="md"
                borderWidth="0"
                borderBottomWidth="1px"
                borderColor="border"
                borderRadius="0"
                css={{ '&:focus-visible': { outline: 'none' } }}
              />
              <chakra.div
                id={list}
                role="listbox"
                aria-label="Results"
                p="1.5"
                minH="24"
                maxH="80"
                overflowY="auto"
              >
                {found.map((command, index) => (
                  <chakra.div
                    key={command.key ?? command.label}
                    id={`${list}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    tabIndex={-1}
                    css={menuItem}
                    minH="10"
                    bg={index === active ? 'surface.hover' : undefined}
                    onMouseMove={() => setAt(index)}
                    onClick={() => run(command)}
                  >
                    <chakra.bdi flex="none" maxW="70%" truncate>
                      {command.label}
                    </chakra.bdi>
                    <chakra.bdi flex="1" minW="0" truncate textAlign="end" fontSize="xs" color="muted">
                      {command.hint}
                    </chakra.bdi>
                  </chakra.div>
                ))}
                {found.length === 0 && (
                  <chakra.p m="0" p="4" color="muted" textAlign="center" role="status">
                    No results
                  </chakra.p>
                )}
              </chakra.div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayDirection>
  );
}
