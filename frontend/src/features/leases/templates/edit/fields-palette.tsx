import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Input } from '../../../../ui/fields/text-field';
import { Muted } from '../../../../ui/primitives/text';
import { insertField } from './commands';
import { fieldGroups } from './words';

const FieldChip = chakra('button', {
  base: {
    maxW: 'full',
    px: '2.5',
    py: '1',
    minH: '8',
    textAlign: 'start',
    bg: 'primary.subtle',
    color: 'ink',
    borderRadius: 'control',
    fontSize: 'xs',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
    _focusVisible: { outline: '2px solid {colors.primary}', outlineOffset: '1px' },
  },
});

/** All fields a lease has a value for, by group; a click inserts one at the caret. */
export function FieldsPalette({ editor }: { editor: Editor }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const groups = fieldGroups
    .map(({ group, fields }) => ({
      group,
      fields: fields.filter(({ name, label }) => `${label} ${name}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <Input
        type="text"
        aria-label="Find a field"
        placeholder="Find a field"
        value={search}
        maxLength={60}
        onChange={({ target }) => setSearch(target.value)}
      />
      {groups.length === 0 && <Muted small>No field has this name.</Muted>}
      {groups.map(({ group, fields }) => (
        <chakra.div
          key={group}
          role="group"
          aria-label={group}
          display="grid"
          gap="1.5"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          <chakra.span fontSize="xs" color="muted" fontWeight="medium">
            {group}
          </chakra.span>
          <chakra.div display="flex" flexWrap="wrap" gap="1.5">
            {fields.map(({ name, label }) => (
              <FieldChip
                key={name}
                type="button"
                title={`{{${name}}}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insertField(editor, name)}
              >
                {label}
              </FieldChip>
            ))}
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
