/** The motion constants of spec §9, in milliseconds (GEN-12). */
export const durations = {
  modal: 300,
  backdrop: 150,
  fade: 150,
  collapse: 350,
  carousel: 600,
  offcanvas: 300,
  ripple: 500,
  tab: 100,
  /** Not from the spec: for hover and pressed colors. */
  quick: 120,
} as const;

const from = (transform: string) => ({
  from: { transform, opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});
const to = (transform: string) => ({
  from: { transform: 'none', opacity: 1 },
  to: { transform, opacity: 0 },
});

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.55 } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'modal-in': from('translateY(-12px)'),
  'modal-out': to('translateY(-12px)'),
  'menu-in': from('translateY(-4px)'),
  'drawer-in': from('translateX(calc(-24px * var(--toward, 1)))'),
  'drawer-out': to('translateX(calc(-24px * var(--toward, 1)))'),
  'toast-in': from('translateY(12px)'),
};
