package Planning;

use strict;
use warnings;
use Harness;

scenario 'merge-requests' => sub {
    my ( $world, $step ) = @_;
    my ( $bob, $project ) = ( $world->client('bob'), 'acme/tools' );
    $step->take( list => $bob, global_merge_requests => { scope => 'all', state => 'opened' } );
    $step->take( 'list of the project' => $bob, merge_requests => $project );
    $step->take( 'without a label' => $bob, merge_requests => $project, { 'not[labels]' => 'later' } );
    $step->take( 'by number' => $bob, merge_requests => $project, { 'iids[]' => [ 1, 99 ] } );
    $step->take( 'by a label' => $bob, merge_requests => $project, { labels => 'tools,topic' } );
    $step->take( own => $world->client('ann'), global_merge_requests => { scope => 'created_by_me' } );
    $step->take( closed => $bob, merge_requests => $project, { state => 'closed' } );
    $step->take( read => $bob, merge_request => $project, 1 );
    $step->take( missing => $bob, merge_request => $project, 99 );
};

scenario milestones => sub {
    my ( $world, $step ) = @_;
    my ( $bob, $project ) = ( $world->client('bob'), 'acme/tools' );
    my $made = $step->take(
        created => $bob,
        create_project_milestone => $project,
        { title => 'Spring & summer', due_date => '2026-06-30', start_date => '2026-03-01' }
    );
    $bob->create_project_milestone( $project, { title => "Milestone $_" } ) for 2, 3;
    $step->take( taken => $bob, create_project_milestone => $project, { title => 'Milestone 2' } );
    $step->take( list => $bob, project_milestones => $project );
    $step->all( pages => $bob, project_milestones => $project, { per_page => 1 } );
    $step->take( read => $bob, project_milestone => $project, $made->{id} );
    my $change = { description => 'The first', state_event => 'close' };
    $step->take( changed => $bob, edit_project_milestone => $project, $made->{id}, $change );
    $step->take( closed => $bob, project_milestones => $project, { state => 'closed' } );
    $bob->create_issue( $project, { title => 'Prune', milestone_id => $made->{id} } );
    $step->take( issues => $bob, project_milestone_issues => $project, $made->{id} );
    $step->take( 'merge requests' => $bob, project_milestone_merge_requests => $project, $made->{id} );
    $step->take( missing => $bob, project_milestone => $project, 9999 );
};

1;
