import { chakra } from '@chakra-ui/react';
import { Circle } from 'lucide-react';

/** What the provider still asks for, in its order. */
export const MissingList = ({ title, missing }: { title: string; missing: readonly string[] }) => (
  <div>
    <chakra.h3 m="0" mb="2" fontSize="sm" fontWeight="semibold">
      {title}
    </chakra.h3>
    <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="1.5">
      {missing.map((thing) => (
        <chakra.li key={thing} display="flex" gap="2.5" alignItems="flex-start">
          <chakra.span color="warning.fg" mt="1" flexShrink="0">
            <Circle size={12} aria-hidden="true" />
          </chakra.span>
          <bdi>{thing}</bdi>
        </chakra.li>
      ))}
    </chakra.ul>
  </div>
);
