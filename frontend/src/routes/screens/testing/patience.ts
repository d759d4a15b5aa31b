import { configure } from '@testing-library/react';

// Screens load lazily, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
