# What clients call around the operations of the document.
package Around;

use strict;
use warnings;
use Harness;

my ( $project, $path ) = ( 'acme/tools', 'docs/a b.md' );

scenario files => sub {
    my ( $world, $step ) = @_;
    my $bob = $world->client('bob');
    my %change = ( branch => 'main', commit_message => 'Change' );
    # The methods that write give nothing back.
    $bob->create_file( $project, $path, { %change, content => "Guide\n" } );
    $step->take( read => $bob, file => $project, $path, { ref => 'main' } );
    $step->take( raw => $bob, raw_file => $project, $path, { ref => 'main' } );
    $bob->edit_file( $project, $path, { %change, content => "More\n" } );
    $step->take( 'raw again' => $bob, raw_file => $project, $path, { ref => 'main' } );
    $step->take( deleted => $bob, delete_file => $project, $path, {%change} );
    $step->take( missing => $bob, file => $project, $path, { ref => 'main' } );
};

scenario branches => sub {
    my ( $world, $step ) = @_;
    my $bob = $world->client('bob');
    my %branch = ( branch => 'feature/new', ref => 'main' );
    $step->take( created => $bob, create_branch => $project, {%branch} );
    $step->take( taken => $bob, create_branch => $project, {%branch} );
    $step->take( list => $bob, branches => $project );
    $step->all( pages => $bob, branches => $project, { per_page => 1 } );
    $step->take( found => $bob, branches => $project, { search => 'top' } );
    $step->take( read => $bob, branch => $project, 'main' );
    $step->take( deleted => $bob, delete_branch => $project, 'feature/new' );
    $step->take( missing => $bob, branch => $project, 'feature/new' );
    $step->take( refused => $world->client('eve'), create_branch => $project, { branch => 'mine', ref => 'main' } );
    my $ann = $world->client('ann');
    $step->take( protected => $ann, protect_branch => $project, { name => 'main', push_access_level => 40 } );
    $step->take( 'protected ones' => $ann, protected_branches => $project );
    $step->take( 'protected one' => $ann, protected_branch => $project, 'main' );
    my %change = ( branch => 'main', content => 'x', commit_message => 'Add a file' );
    $step->take( 'refused by protection' => $bob, create_file => $project, 'new.md', {%change} );
    $step->take( unprotected => $ann, unprotect_branch => $project, 'main' );
};

scenario tags => sub {
    my ( $world, $step ) = @_;
    my $ann = $world->client('ann');
    $step->take( list => $ann, tags => $project );
    $step->take(
        created => $ann,
        create_tag => $project,
        { tag_name => 'v2.0.0', ref => 'topic', message => 'Second' }
    );
    $step->take( read => $ann, tag => $project, 'v2.0.0' );
    $step->take( deleted => $ann, delete_tag => $project, 'v2.0.0' );
    $step->take( missing => $ann, tag => $project, 'v2.0.0' );
};

scenario users => sub {
    my ( $world, $step ) = @_;
    my ( $root, $ann ) = ( $world->client('root'), $world->client('ann') );
    $step->take( list => $root, 'users' );
    $step->take( found => $ann, users => { username => 'bob' } );
    my %new = ( username => 'new', name => 'New', email => 'new@mail.example' );
    # The methods that write give nothing back.
    $root->create_user( { %new, password => 'correct horse battery' } );
    my $made = $root->users( { username => 'new' } )->[0];
    $root->edit_user( $made->{id}, { name => 'Newer' } );
    $step->take( read => $ann, user => $made->{id} );
    $step->take( deleted => $root, delete_user => $made->{id} );
    $step->take( own => $ann, 'current_user' );
    $step->take( refused => $ann, create_user => { %new, password => 'correct horse battery' } );
};

scenario issues => sub {
    my ( $world, $step ) = @_;
    my $bob = $world->client('bob');
    $step->take( created => $bob, create_issue => $project, { title => 'Prune' } );
    $step->take( list => $bob, issues => $project );
    $step->take( read => $bob, issue => $project, 1 );
    $step->take( closed => $bob, edit_issue => $project, 1, { state_event => 'close' } );
    $step->take( 'closed ones' => $bob, issues => $project, { state => 'closed' } );
    $step->take( missing => $bob, issue => $project, 99 );
};

scenario review => sub {
    my ( $world, $step ) = @_;
    my ( $bob, $ann ) = ( $world->client('bob'), $world->client('ann') );
    my @actions = ( { action => 'create', file_path => 'file.md', content => "x\n" } );
    my %commit = ( branch => 'file', start_branch => 'main', commit_message => 'Add a file' );
    $bob->create_commit( $project, { %commit, actions => \@actions } );
    my %branches = ( source_branch => 'file', target_branch => 'main' );
    $step->take( created => $bob, create_merge_request => $project, { %branches, title => 'Add a file' } );
    $step->take( changed => $bob, edit_merge_request => $project, 2, { title => 'Add another file' } );
    $step->take( read => $bob, merge_request => $project, 2 );
    $step->take( refused => $world->client('eve'), edit_merge_request => $project, 2, { title => 'Mine' } );
    $step->take( merged => $ann, accept_merge_request => $project, 2 );
    $step->take( 'what is on main' => $bob, raw_file => $project, 'file.md', { ref => 'main' } );
    $step->take( 'merged again' => $ann, accept_merge_request => $project, 2 );
};

scenario forks => sub {
    my ( $world, $step ) = @_;
    my ( $bob, $ann ) = ( $world->client('bob'), $world->client('ann') );
    my $fork = 'bob/tools';
    # The method that forks gives nothing back.
    $bob->fork_project($project);
    $step->take( forked => $bob, project => $fork );
    $step->take( again => $bob, fork_project => $project );
    $step->take( refused => $world->client('eve'), fork_project => 'acme/secret' );
    my @actions = ( { action => 'create', file_path => 'file.md', content => "x\n" } );
    my %commit = ( branch => 'file', start_branch => 'main', commit_message => 'Add a file' );
    $bob->create_commit( $fork, { %commit, actions => \@actions } );
    my %branches = ( source_branch => 'file', target_branch => 'main' );
    my %target = ( target_project_id => $bob->project($project)->{id} );
    $step->take( proposed => $bob, create_merge_request => $fork, { %branches, %target, title => 'Add a file' } );
    $step->take( merged => $ann, accept_merge_request => $project, 2 );
    $step->take( 'what is on main' => $bob, raw_file => $project, 'file.md', { ref => 'main' } );
};

scenario jobs => sub {
    my ( $world, $step ) = @_;
    my $bob = $world->client('bob');
    $step->take( list => $bob, jobs => $project, { scope => 'success' } );
    $step->take( 'of the pipeline' => $bob, pipeline_jobs => $project, $world->get('pipeline') );
    $step->take( read => $bob, job => $project, $world->get('job') );
    $step->take( missing => $bob, job => $project, 9999 );
    $step->take( 'of a commit' => $bob, commit_diff => $project, $world->get('shas')->{topic} );
};

scenario sharing => sub {
    my ( $world, $step ) = @_;
    my ( $ann, $eve ) = ( $world->client('ann'), $world->user('eve') );
    $step->take( subgroups => $ann, group_subgroups => 'acme' );
    $step->take( projects => $ann, group_projects => 'acme', { order_by => 'id', sort => 'asc' } );
    # The method that removes a member gives nothing back, nor does the one that creates a group.
    $step->take( 'member added' => $ann, add_group_member => 'acme', { user_id => $eve, access_level => 20 } );
    $step->take( 'member changed' => $ann, update_group_member => 'acme', $eve, { access_level => 30 } );
    $step->take( 'member removed' => $ann, remove_group_member => 'acme', $eve );
    $ann->create_group( { name => 'Friends', path => 'friends' } );
    my $friends = $ann->group('friends')->{id};
    my %share = ( group_id => $friends, group_access => 20 );
    $step->take( 'project shared' => $ann, share_project_with_group => 'acme/tools', {%share} );
    $step->take( 'project unshared' => $ann, unshare_project_with_group => 'acme/tools', $friends );
};

scenario instance => sub {
    my ( $world, $step ) = @_;
    $step->take( version => $world->client('ann'), 'version' );
};

1;
