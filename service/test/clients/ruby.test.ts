import { describeProgram } from './describe-program.ts';

describeProgram({
  name: 'ruby-gitlab',
  debianPackage: 'ruby-gitlab',
  interpreter: 'ruby',
  probe: ['-e', "require 'gitlab'"],
  script: 'ruby/main.rb',
});
