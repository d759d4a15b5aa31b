import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { conditionNames } from '../../../../../../shared/domain/leases/document/conditions';
import { IconButton } from '../../../../ui/primitives/icon-button';
import { Select } from '../../../../ui/primitives/select';
import { conditionAt, insertBlock, insertField, setCondition } from './commands';
import { tableTools } from './table-tools';
import { blockTools, clauseTools, type Tool, wordTools } from './tools';
import { conditionWords, fieldGroups, signatureWords } from './words';

const Group = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '0.5', flexShrink: 0, '& svg': { boxSize: '4' } },
});

/** Sticky above the text; on a phone one row that scrolls sideways. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    // The page's padding is below the top bar.
    top: 'calc(var(--bar-top, 1rem) - 1rem)',
    zIndex: '2',
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: { base: 'auto', md: 'visible' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: '3',
    py: '2',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'border',
    borderTopRadius: 'card',
  },
});

const Tools = ({ editor, tools }: { editor: Editor; tools: readonly Tool[] }) => (
  <Group>
    {tools.map(({ label, icon, run, isOn, isOff }) => (
      <IconButton
        key={label}
        label={label}
        size="sm"
        aria-pressed={isOn?.(editor)}
        bg={isOn?.(editor) ? 'primary.subtle' : undefined}
        disabled={isOff?.(editor)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void run(editor)}
      >
        {icon}
      </IconButton>
    ))}
  </Group>
);

const conditionOptions = conditionNames.map((value) => ({ value, label: conditionWords[value] }));
const signatureOptions = Object.entries(signatureWords).map(([value, label]) => ({ value, label }));

export function Toolbar({ editor }: { editor: Editor }) {
  // Re-rendered with each change of text or selection.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  return (
    <Bar role="toolbar" aria-label="Text">
      <Tools editor={editor} tools={wordTools} />
      <Tools editor={editor} tools={clauseTools} />
      <Tools editor={editor} tools={blockTools} />
      {editor.isActive('table') && <Tools editor={editor} tools={tableTools} />}
      <Group display={{ lg: 'none' }}>
        <Select
          aria-label="Insert field"
          w="11rem"
          h="9"
          fontSize="sm"
          placeholder="Insert field"
          value=""
          onChange={({ target }) => insertField(editor, target.value)}
        >
          {fieldGroups.map(({ group, fields }) => (
            <optgroup key={group} label={group}>
              {fields.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Group>
      <Group>
        <Select
          aria-label="Condition"
          w="17rem"
          h="9"
          fontSize="sm"
          placeholder="Always shown"
          options={conditionOptions}
          value={conditionAt(editor)}
          onChange={({ target }) =>
            setCondition(
              editor,
              conditionNames.find((name) => name === target.value),
            )
          }
        />
      </Group>
      <Group>
        <Select
          aria-label="Insert signatures"
          w="12rem"
          h="9"
          fontSize="sm"
          placeholder="Insert signatures"
          options={signatureOptions}
          value=""
          onChange={({ target }) =>
            insertBlock(editor, { type: 'signatures', attrs: { role: target.value } })
          }
        />
      </Group>
    </Bar>
  );
}
