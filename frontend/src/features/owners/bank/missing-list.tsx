import { Circle } from 'lucide-react';
import { Stack } from '../../../ui/layout/layout';
import { MarkedList } from '../../../ui/layout/marked-list';
import { SubTitle } from '../../../ui/primitives/text';

/** What the provider still needs, in its order. */
export const MissingList = ({ title, missing }: { title: string; missing: readonly string[] }) => (
  <Stack gap="2">
    <SubTitle>{title}</SubTitle>
    <MarkedList color="warning.fg" items={missing.map((text) => ({ icon: Circle, text }))} />
  </Stack>
);
