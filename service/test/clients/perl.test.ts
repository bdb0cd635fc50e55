import { describeProgram } from './describe-program.ts';

describeProgram({
  name: 'gitlab-api-v4',
  debianPackage: 'libgitlab-api-v4-perl',
  interpreter: 'perl',
  probe: ['-MGitLab::API::v4', '-e', '1'],
  script: 'perl/main.pl',
});
