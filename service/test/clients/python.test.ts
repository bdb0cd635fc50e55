import { describeProgram } from './describe-program.ts';

describeProgram({
  name: 'python-gitlab',
  debianPackage: 'python3-gitlab',
  interpreter: 'python3',
  probe: ['-c', 'import gitlab'],
  script: 'python/main.py',
});
