import fc from 'fast-check';

// A run says the same twice. Other seeds look elsewhere: `FC_SEED=$RANDOM npm test`.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['FC_SEED'] ?? 1) });
