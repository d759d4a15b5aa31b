import type { SystemStyleObject } from '@chakra-ui/react';
import type { BarColor } from '../../ui/layout/layout-settings';

/** The bar colors (GEN-10). `--bar-hover` is for controls on the bar. */
export const barLooks: Record<BarColor, SystemStyleObject> = {
  primary: { bg: 'brand', color: 'brand.text', borderColor: 'brand', '--bar-hover': '{colors.brand.hover}' },
  white: { bg: 'surface', color: 'ink', borderColor: 'border', '--bar-hover': '{colors.surface.hover}' },
  ink: { bg: '#18211E', color: '#ECF1EE', borderColor: '#2B3733', '--bar-hover': '#2B3733' },
  accent: { bg: '#8F4216', color: '#FFFFFF', borderColor: '#8F4216', '--bar-hover': '#A85523' },
};
