import { chakra } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { Tint } from '../primitives/text';

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '2',
    '& > li': { display: 'flex', gap: '2' },
  },
  variants: {
    columns: { true: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' } },
  },
});

type Marked = { readonly icon: LucideIcon; readonly text: string };

/** Sentences with an icon in front of each. */
export const MarkedList = ({
  items,
  color = 'primary',
  columns = false,
}: {
  items: readonly Marked[];
  color?: string;
  columns?: boolean;
}) => (
  <List columns={columns}>
    {items.map(({ icon: Icon, text }) => (
      <li key={text}>
        <Tint color={color}>
          <Icon size={16} aria-hidden="true" />
        </Tint>
        <bdi>{text}</bdi>
      </li>
    ))}
  </List>
);

/** Items with a check mark, as many per row as fit. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <MarkedList columns items={items.map((text) => ({ icon: Check, text }))} />
);
